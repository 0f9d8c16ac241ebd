import { createHash } from 'node:crypto'
import type { LabelProvider } from './label.port'

/** Stands in for a provider: its labels can be printed and scanned, and buy no postage. */
export const sampleLabels: LabelProvider = {
  create: async (reference, { service }) => {
    const digits = BigInt(`0x${createHash('sha256').update(reference).digest('hex')}`)
    const number = digits.toString().slice(0, 14)
    return {
      id: `sample-${number}`,
      carrier: 'Sample Post',
      service: service || 'Ground',
      trackingNumber: `SP${number}`,
    }
  },
  void: async () => undefined,
}
