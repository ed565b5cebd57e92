import '#ui/theme/theme.ts';
import { start } from '#app/boot/start.tsx';
import { keepInstallPrompt } from '#device/install/install-prompt.ts';

keepInstallPrompt();

// Not awaited: a chunk that start() loads may import this one, and would wait for it for ever.
void start();
