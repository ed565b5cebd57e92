import 'virtual:fonts.css';
import '#ui/theme/neutral.css.ts';
import '#ui/theme/global.css.ts';
import { start } from '#app/start.tsx';

await start();
