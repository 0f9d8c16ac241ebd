import { CARD_EXPIRIES } from '../../tests/setup/card-expiries'
import { toShopTime } from '../sites/shop-time.rules'
import { isCardExpired } from './saved-card.rules'

test.each(CARD_EXPIRIES)(
  'a card of %d/%d is expired at %s: %s [PAY-012]',
  (expirationMonth, expirationYear, moment, expected) => {
    const { day } = toShopTime(new Date(moment), 'America/Los_Angeles')
    expect(isCardExpired({ expirationMonth, expirationYear }, day)).toBe(expected)
  },
)
