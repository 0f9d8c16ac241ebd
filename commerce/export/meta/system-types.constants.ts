/** The object types of B2C Commerce whose attributes an archive extends; all others are custom. */
export const SYSTEM_TYPES: ReadonlySet<string> = new Set(
  `ActiveData Appeasement AppeasementItem Basket BonusDiscountLineItem Campaign Catalog Category
  CategoryAssignment Content CouponLineItem Coupon CustomerActiveData CustomerAddress CustomerCDNSettings
  CustomerGroup CustomerPaymentInstrument Folder GiftCertificate GiftCertificateLineItem
  InventoryList Invoice InvoiceItem Library LineItemContainer Order OrderAddress
  OrderPaymentInstrument OrganizationPreferences PaymentCard PaymentInstrument PaymentMethod
  PaymentProcessor PaymentTransaction PriceAdjustment PriceBook Product ProductActiveData
  ProductInventoryList ProductInventoryRecord ProductLineItem ProductList ProductListItem
  ProductListRegistrant ProductOption ProductOptionValue ProductShippingLineItem Profile Promotion
  Recommendation Return ReturnCase ReturnCaseItem ReturnItem ServiceCredential ServiceDefinition
  ServiceProfile Shipment ShippingLineItem ShippingMethod ShippingOrder ShippingOrderItem Site
  SitePreferences SlotConfiguration SortingRule SourceCodeGroup Store StoreGroup TrackingInfo
  TrackingRef User VariationAttribute`.split(/\s+/),
)
