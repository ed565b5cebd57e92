import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { biomeConfig } from '#tools/lint/walls.ts';

// `npm run walls`: biome.json is written from the table in walls.ts, never by hand.
writeFileSync('biome.json', JSON.stringify(biomeConfig(), null, 2));
spawnSync('npx', ['biome', 'format', '--write', 'biome.json'], { stdio: 'inherit' });
