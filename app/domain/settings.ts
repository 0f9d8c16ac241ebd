/**
 * What the shop is run by where nothing else says so, each changed here and nowhere else. A site's
 * preferences of the same name win (D1 §9, D2 §9).
 */
export const settings = {
  /** Pieces that one press of plus or minus adds or takes away. */
  quantityStep: 1,
  /** Products that are suggested at most while typing; the service allows ten. */
  suggestionLimit: 10,
  /** Most recipients of one order. */
  recipientLimit: 20,
  /** Shipments sent to the basket in one call. */
  shipmentBatchSize: 5,
  /** Dollars from which on a purchase may be paid in installments. */
  installmentMinimum: 35,
}
