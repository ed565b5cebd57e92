/** What stands before the public pages of those who are signed in, and only theirs. */
export const loadGates = async () => {
  const [{ GatedOutlet }, { readBaseData }] = await Promise.all([
    import('./gated-outlet.tsx'),
    import('./read-base-data.ts'),
  ]);
  return { GatedOutlet, readBaseData };
};
