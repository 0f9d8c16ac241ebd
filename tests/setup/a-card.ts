const visa = {
  cardType: 'Visa',
  maskedNumber: '411111XXXXXX1111',
  expirationMonth: 12,
  expirationYear: new Date().getFullYear() + 2,
}

export const aCard = (change: Partial<typeof visa> = {}, rest: object = {}) => ({
  paymentInstrumentId: 'p1',
  paymentMethodId: 'CREDIT_CARD',
  paymentCard: { ...visa, ...change },
  ...rest,
})
