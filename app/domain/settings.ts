import values from '../../config/settings.json'

/**
 * The defaults of site preferences (CON-006). The values are in `config/settings.json`, which the
 * engine reads too.
 */
export const settings = {
  /** Pieces that one click on plus or minus adds or removes. */
  quantityStep: values.quantityStep,
  /** Products that are suggested at most while typing; the service allows ten. */
  suggestionLimit: values.suggestionLimit,
  /** Orders in one answer of the order history. */
  orderPageSize: values.orderPageSize,
  /** Pieces of a sales material that its quantity box begins with. */
  materialsQuantity: values.materialsQuantity,
  /** Most recipients of one order. */
  recipientLimit: values.recipientLimit,
  /** Shipments sent to the basket in one call. */
  shipmentBatchSize: values.shipmentBatchSize,
  /** Dollars from which on a purchase may be paid in installments. */
  installmentMinimum: values.klarnaMinimumAmount,
  /** Dollars that a gift card by e-mail holds. */
  eGiftCardMinimum: values.eGiftCardMinimum,
  eGiftCardMaximum: values.eGiftCardMaximum,
  /** Flavors in a box that a shopper fills, where its product does not say it. */
  customMixFlavorLimit: values.customMixFlavorLimit,
}
