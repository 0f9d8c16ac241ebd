import { z } from 'zod'

/** A text by locale: `{default: 'Size', 'es-US': 'Tamaño'}`. */
export const LocalizedText = z.record(z.string(), z.string())
export type LocalizedText = z.infer<typeof LocalizedText>
