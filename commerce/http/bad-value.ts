import { badRequest, type Problem } from './problem'

/** Returns a 400 in the wording of some APIs: `'levels' violates the value constraint. …`. */
export function violatedConstraint(parameter: string, expected: string): Problem {
  const detail = `'${parameter}' violates the value constraint. The expected value is between '${expected}'.`
  return badRequest(detail, 'bad-request', { parameter, expected })
}
