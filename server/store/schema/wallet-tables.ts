/** Data wallets of people (WALLET-1). */
export interface WalletTables {
  /** One for each person: the invitation that is open, or what has become of it. */
  idas_relationship: {
    person_id: string;
    id: string;
    /** By which the connector knows it. */
    template_id: string;
    /** Where the wallet is led to. */
    link: string;
    /** 0 or 1. */
    with_requested_attributes: number;
    /** Null: no wallet has answered yet. */
    relationship_id: string | null;
    /** JSON; null: none were asked for, or none have come yet. */
    attributes: string | null;
  };
}
