import { showLogin } from '#app/rendered/show-login.ts';

/** In a login that the server has answered, behind its style sheet. */
void showLogin();
