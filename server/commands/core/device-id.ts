const ID = /^[\x21-\x7e]{8,128}$/;

/** Whether an id that a device made may be one. */
export function isDeviceId(id: string): boolean {
  return ID.test(id);
}
