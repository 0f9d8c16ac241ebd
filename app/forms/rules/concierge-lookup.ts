import { z } from 'zod'
import { zipOrPostalCodeRule } from './postal-code'

/** The place for which a concierge is looked up (FORM-078). */
export const conciergeLookupRule = z.object({ postalCode: zipOrPostalCodeRule })
export type ConciergeLookupOutput = z.output<typeof conciergeLookupRule>
