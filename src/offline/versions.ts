// What this release writes; a database of a later one is not opened (STORAGE-3).
export const DEVICE_VERSION = 3;
export const ACCOUNT_VERSION = 3;
