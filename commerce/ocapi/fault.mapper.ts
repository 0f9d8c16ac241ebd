import { z } from 'zod'

export interface Fault {
  type: string
  message: string
  arguments?: Record<string, unknown>
}

const TYPES: Readonly<Record<string, string>> = {
  'bad-request': 'InvalidParameterException',
  validation: 'MalformedParameterException',
  'missing-query-parameter': 'MissingParameterException',
  'malformed-request-body': 'BodyDecodingException',
  'malformed-selector': 'MalformedSelectorException',
  'invalid-expand-parameter': 'InvalidExpandValueException',
  'unknown-locale': 'UnknownLocaleException',
  'unsupported-currency': 'InvalidCurrencyException',
  'invalid-access-token': 'InvalidAccessTokenException',
  forbidden: 'ClientAccessForbiddenException',
  unauthorized: 'AuthenticationFailedException',
  'oauth-service': 'AuthenticationFailedException',
  'internal-server-error': 'InternalServerErrorException',
}

const ProblemBody = z
  .looseObject({
    title: z.string().optional(),
    type: z.string().optional(),
    detail: z.string().optional(),
    instance: z.unknown().optional(),
  })
  .catch({})

/** @param params of the path; a 404 fault includes them as arguments. */
export function toFault(
  status: number,
  problem: unknown,
  params: Readonly<Record<string, string>> = {},
): Fault {
  const { title, type = '', detail, instance: _instance, ...extras } = ProblemBody.parse(problem)
  const kind = type.split('/').pop() ?? ''
  const values = Object.entries(status === 404 ? { ...params, ...extras } : extras)
  return {
    type: toFaultType(status, kind),
    message: detail ?? title ?? 'The request could not be answered.',
    ...(values.length > 0 && { arguments: Object.fromEntries(values) }),
  }
}

function toFaultType(status: number, kind: string): string {
  if (kind === 'not-found') return 'NotFoundException'
  if (status === 429) return 'TooManyRequestsException'
  if (status === 415) return 'UnsupportedMediaTypeException'
  const known = TYPES[kind]
  if (known !== undefined) return known
  const name = (kind === '' ? 'unexpected' : kind)
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
  return name.endsWith('Exception') ? name : `${name}Exception`
}

/** Returns `{_v, fault}`. */
export function toFaultDocument(version: string, fault: Fault) {
  return { _v: version, fault }
}
