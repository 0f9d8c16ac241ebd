import { defineMessages } from 'react-intl'

export const promoCodeMessages = defineMessages({
  codes: { id: 'promoCode.codes', defaultMessage: 'Promo codes in your bag' },
  organization: { id: 'promoCode.organization', defaultMessage: 'Organization code' },
  label: { id: 'promoCode.label', defaultMessage: 'Promo Code' },
  apply: { id: 'promoCode.apply', defaultMessage: 'Apply' },
  remove: { id: 'promoCode.remove', defaultMessage: 'Remove' },
  removeNamed: { id: 'promoCode.removeNamed', defaultMessage: 'Remove promo code {code}' },
  added: { id: 'promoCode.added', defaultMessage: 'Promo code {code} was added.' },
  removed: { id: 'promoCode.removed', defaultMessage: 'Promo code {code} was removed.' },
  undoAdding: { id: 'promoCode.undoAdding', defaultMessage: 'Undo adding promo code {code}' },
  undoRemoving: { id: 'promoCode.undoRemoving', defaultMessage: 'Undo removing promo code {code}' },
  unknown: { id: 'promoCode.unknown', defaultMessage: 'Promo code "{code}" is unknown.' },
  notApplicable: {
    id: 'promoCode.notApplicable',
    defaultMessage: 'Promo code "{code}" currently cannot be added to your cart.',
  },
})
