/** Whether a wallet is connected (WALLET-4): both ids are there, and the attributes where some were asked for. */
export function isWalletConnected(relationship: {
  readonly relationshipId: string | null;
  readonly templateId: string | null;
  readonly withRequestedAttributes: boolean;
  readonly attributes: readonly unknown[] | null;
}): boolean {
  const { relationshipId, templateId, withRequestedAttributes, attributes } = relationship;
  return relationshipId !== null && templateId !== null && (!withRequestedAttributes || attributes !== null);
}
