import { AREA } from './area.js';
import { startScreens } from './CampusScreens-1.0/screens.js';
import { PERCENT } from './percent.js';
import { RULE_OF_THREE } from './rule-of-three.js';

const PARTS = { percent: PERCENT, area: AREA, 'rule-of-three': RULE_OF_THREE };

const part = new URLSearchParams(location.search).get('part') ?? 'percent';

// The same share as the manifest's `masteryscore`.
startScreens({ ...PARTS[part], pass: 0.6 });
