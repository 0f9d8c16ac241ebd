import { defineMessages } from 'react-intl'

export const promoCodeMessages = defineMessages({
  codes: { id: 'promoCode.codes', defaultMessage: 'Promo codes in your bag' },
  organization: { id: 'promoCode.organization', defaultMessage: 'Organization code' },
  label: { id: 'promoCode.label', defaultMessage: 'Promo Code' },
  apply: { id: 'promoCode.apply', defaultMessage: 'Apply' },
  remove: { id: 'promoCode.remove', defaultMessage: 'Remove' },
  removeNamed: { id: 'promoCode.removeNamed', defaultMessage: 'Remove promo code {code}' },
  unknown: { id: 'promoCode.unknown', defaultMessage: 'Promo code "{code}" is unknown.' },
  notApplicable: {
    id: 'promoCode.notApplicable',
    defaultMessage: 'Promo code "{code}" currently cannot be added to your cart.',
  },
})
