const WAIT = 10_000;
/** A city needs no better; it is found sooner and says less. */
const COARSE = { enableHighAccuracy: false, timeout: WAIT, maximumAge: 60 * 60 * 1000 };

/** Where the device is, asked of the person by the browser. Rejects where they say no, or nothing is known. */
export async function myPlace(): Promise<{ latitude: number; longitude: number }> {
  const { coords } = await new Promise<GeolocationPosition>((found, failed) =>
    navigator.geolocation.getCurrentPosition(found, failed, COARSE),
  );
  return { latitude: coords.latitude, longitude: coords.longitude };
}
