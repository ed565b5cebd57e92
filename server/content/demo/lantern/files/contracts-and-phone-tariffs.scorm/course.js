import { startScreens } from './CampusScreens-1.0/screens.js';
import { LETTER, OFFER } from './letter-and-offer.js';
import { CALL, DOOR } from './scenes.js';

const SCENES = { door: DOOR, call: CALL, letter: LETTER, offer: OFFER };

const scene = new URLSearchParams(location.search).get('scene') ?? 'door';

// The same share as the manifest's `minNormalizedMeasure`.
startScreens({ ...SCENES[scene], pass: 0.5, objective: `${scene}-known` });
