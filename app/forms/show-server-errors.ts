import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'
import type { AppError } from '@/errors/app-error'
import { addressParts } from './address-parts'

/** Returns whether an address form has a field for at least one of the service's errors. */
export function hasFieldErrors({ fieldErrors = {} }: AppError): boolean {
  return addressParts.some((name) => name in fieldErrors)
}

/**
 * Shows the service's errors at their fields and focuses the first one.
 * @returns whether any of the errors has a field
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
  // TypeScript cannot infer it: the form has every address part below this path
  return `${prefix}.${name}` as Path
}
