import values from '../../config/settings.json'

/**
 * The defaults of site preferences (CON-006). The values are in `config/settings.json`, which the
 * engine reads too.
 */
export const settings = {
  /** Quantity that one click on plus or minus adds or removes. */
  quantityStep: values.quantityStep,
  /** Maximum number of products suggested while typing; the service allows ten. */
  suggestionLimit: values.suggestionLimit,
  orderPageSize: values.orderPageSize,
  materialsQuantity: values.materialsQuantity,
  recipientLimit: values.recipientLimit,
  /** Shipments per call when they are added to the basket. */
  shipmentBatchSize: values.shipmentBatchSize,
  /** Minimum amount in dollars for paying in installments. */
  installmentMinimum: values.klarnaMinimumAmount,
  /** Range of the amount of an e-mailed gift card, in dollars. */
  eGiftCardMinimum: values.eGiftCardMinimum,
  eGiftCardMaximum: values.eGiftCardMaximum,
  /** Maximum number of flavors in a custom box whose product has no limit. */
  customMixFlavorLimit: values.customMixFlavorLimit,
}
