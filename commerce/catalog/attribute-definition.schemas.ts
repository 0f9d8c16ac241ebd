import { z } from 'zod'

/** A text by locale: `{default: 'Size', 'es-US': 'Tamaño'}`. */
const Texts = z.record(z.string(), z.string())

const ATTRIBUTE_VALUE_TYPES = [
  'string',
  'text',
  'html',
  'int',
  'double',
  'boolean',
  'date',
  'datetime',
  'email',
  'password',
  'image',
  'set-of-string',
  'set-of-int',
  'set-of-double',
  'enum-of-string',
  'enum-of-int',
] as const

export const AttributeDefinition = z.object({
  valueType: z.enum(ATTRIBUTE_VALUE_TYPES).default('string'),
  localizable: z.boolean().default(false),
  mandatory: z.boolean().default(false),
  /** The API names custom attributes `c_…`. */
  isCustom: z.boolean().default(true),
  /** An enumeration that allows several values. */
  isMultiple: z.boolean().optional(),
  siteSpecific: z.boolean().optional(),
  displayName: Texts.default({}),
  description: Texts.optional(),
  unit: Texts.optional(),
  /** The allowed values in display order; if empty, any value is allowed. */
  values: z
    .array(
      z.object({
        value: z.string(),
        displayName: Texts.default({}),
        isDefault: z.boolean().optional(),
      }),
    )
    .default([]),
  defaultValue: z.string().optional(),
})
export type AttributeDefinition = z.infer<typeof AttributeDefinition>
