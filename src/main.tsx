import '#ui/theme/theme.ts';
import { start } from '#app/start.tsx';

await start();
