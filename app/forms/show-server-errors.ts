import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'
import type { AppError } from '@/errors/app-error'
import { addressParts } from './address-parts'

/** Whether an address form has a field for anything that the service refused. */
export function hasFieldErrors({ fieldErrors = {} }: AppError): boolean {
  return addressParts.some((name) => name in fieldErrors)
}

/**
 * Shows the values that the service refused at their fields; the first of them has the focus.
 * @returns whether there was a field for any of them
 */
export function showServerErrors<Values extends FieldValues>(
  setError: UseFormSetError<Values>,
  { fieldErrors = {}, message }: AppError,
  addressPath: string & FieldPath<Values>,
): boolean {
  const refused = addressParts.filter((name) => name in fieldErrors)
  refused.forEach((name, at) =>
    setError(
      pathOf(addressPath, name),
      { message: fieldErrors[name] || message },
      { shouldFocus: at === 0 },
    ),
  )
  return refused.length > 0
}

function pathOf<Path extends string>(prefix: Path, name: string): Path {
  // The form has every part of an address below this path.
  return `${prefix}.${name}` as Path
}
