/** Everything the page must have before the first component: imported once, by `main.tsx`. */
import 'virtual:fonts.css';
import './tokens.css.ts';
import './neutral.css.ts';
import './global.css.ts';
import './outline.css.ts';
