import { badRequest, type Problem } from './problem'

/** 400 as some APIs word it: `'levels' violates the value constraint. …`. */
export function violatedConstraint(parameter: string, expected: string): Problem {
  const detail = `'${parameter}' violates the value constraint. The expected value is between '${expected}'.`
  return badRequest(detail, 'bad-request', { parameter, expected })
}
