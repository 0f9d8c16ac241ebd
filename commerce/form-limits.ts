/**
 * The maximum lengths of texts in the merchant's forms (CON-007). The storefront's fields have the
 * same limits; longer texts in other requests are refused here.
 */
export const FORM_LIMITS = {
  name: 20,
  email: 50,
  company: 30,
  street: 60,
  unit: 60,
  city: 16,
  postalCode: 10,
  phone: 25,
  phoneExtension: 6,
} as const
