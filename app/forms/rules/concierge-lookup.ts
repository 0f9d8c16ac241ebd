import { z } from 'zod'
import { zipOrPostalCodeRule } from './postal-code'

/** Where a concierge is wanted (FORM-078). */
export const conciergeLookupRule = z.object({ postalCode: zipOrPostalCodeRule })
export type ConciergeLookupOutput = z.output<typeof conciergeLookupRule>
