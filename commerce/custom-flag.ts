/**
 * Whether a custom attribute of kind boolean is on. Archives without attribute definitions bring
 * every value as text.
 */
export const isOn = (value: unknown): boolean => value === true || value === 'true'
