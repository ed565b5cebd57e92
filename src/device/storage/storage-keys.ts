/** Names in local and session storage (SESSION-7, STORAGE-8). */
export const STORAGE_KEYS = {
  jwt: 'JWT',
  refreshToken: 'refreshToken',
  pathOnLogout: 'pathOnLogout',
  pathBeforeSignup: 'pathBeforeSignup',
  registrationReferrer: 'registrationReferrer',
  /** What a sign-in elsewhere was begun for, until it comes back. */
  signInElsewhere: 'signInElsewhere',
  language: 'language',
  /** The language that a visitor chose in this tab, until somebody logs in (LANG-9). */
  languageChosen: 'languageChosen',
  colourMode: 'colourMode',
  visitorId: 'visitorId',
  readyOffline: 'readyOffline',
  serverTimeOffset: 'serverTimeOffset',
  /** Why a newer version was not offered on this device. */
  heldBack: 'heldBack',
  /** The campus has ended the session that was here last, which nobody left (SESSION-11). */
  sessionTerminated: 'sessionTerminated',
  /** Whose gates were all passed when the campus was last asked (GATE-2). */
  gatesPassed: 'gatesPassed',
  /** The partner that the signed-in person belongs to: the first paint has its colours (TENANT-3). */
  ownPartner: 'ownPartner',
  /** Size of the letters in lessons. */
  textSize: 'textSize',
  /** Whose films and exercises play without being asked each time (PRIVACY-8). */
  framesAllowed: 'framesAllowed',
  /** Drafts of earlier releases, each under its own name: the database takes them over. */
  draft: 'draft',
  /** Visits to packages whose last reports may not be stored. */
  openVisits: 'openVisits',
  /** Notifications that were shown in passing on this device. */
  saidNotifications: 'saidNotifications',
  /** Visits and sent-away offers to install the app (APP-7). */
  installOffer: 'installOffer',
  /** The section of the campus that was looked at last in this tab (ROUTE-16). */
  cameFrom: 'cameFrom',
  /** The promo text that was sent away, by what it says (CATALOGUE-16). */
  promoDismissed: 'promoDismissed',
  /** This tab is a visit that was counted. */
  visitCounted: 'visitCounted',
  /** Digits in languages that have two kinds. */
  digits: 'digits',
  /** Who wants pushes on this device. */
  pushWanted: 'pushWanted',
  /** The soft ask for pushes was sent away: for good (NOTIFY-8). */
  pushNudge: 'pushNudge',
  /** Lessons that the person finished on this device, for the soft ask. */
  lessonsFinished: 'lessonsFinished',
  /** The person took a place in a date on this device: there is something to be reminded of. */
  placeTaken: 'placeTaken',
} as const;

/** What belongs to the device and not to a person: all that a logout leaves in local storage. A new key is a person's. */
export const KEPT_AT_LOGOUT = [
  STORAGE_KEYS.language,
  STORAGE_KEYS.colourMode,
  STORAGE_KEYS.serverTimeOffset,
  STORAGE_KEYS.heldBack,
  STORAGE_KEYS.sessionTerminated,
  STORAGE_KEYS.installOffer,
  STORAGE_KEYS.digits,
  STORAGE_KEYS.pushNudge,
] as const;
