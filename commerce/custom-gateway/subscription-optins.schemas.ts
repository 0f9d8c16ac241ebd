import { z } from 'zod'
import { toJson } from '../parse-json'
import { isDeeperThan } from '../http/json-depth'

const MAX_OPTINS = 100

/** `N_M`: every N units of the period M, e.g. `2_3` (CART-050). */
const Frequency = z.string().regex(/^\d{1,3}_\d{1,3}$/, 'not in the form N_M')

const Optin = z.object({ id: z.string().min(1).max(100), frequency: Frequency })

const State = z.object({
  optedin: z.array(Optin).max(MAX_OPTINS).default([]),
  productOffer: z.record(z.string().max(100), z.json()).optional(),
  firstOrderPlaceDate: z.string().max(64).nullish(),
  productToSubscribe: z.json().optional(),
})

const JsonText = z
  .string()
  .max(16_000)
  .refine((text) => !isDeeperThan(text), 'nested too deep')
  .transform(toJson)

const StateOrList = z.union([
  z
    .array(Optin)
    .max(MAX_OPTINS)
    .transform((optedin) => ({ optedin })),
  State,
])

/**
 * The shopper's subscription choices in the basket: the full state, only its list of opt-ins, or
 * either one as JSON text in `c_subscriptionOptins` (CART-050).
 */
export const SubscriptionOptins = z
  .union([
    z
      .object({ c_subscriptionOptins: z.union([JsonText.pipe(StateOrList), StateOrList]) })
      .transform((body) => body.c_subscriptionOptins),
    z
      .array(Optin)
      .max(MAX_OPTINS)
      .transform((optedin) => ({ optedin })),
    State.required({ optedin: true }),
  ])
  .transform((state) => JSON.stringify(state))
