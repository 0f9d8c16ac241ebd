import type { FastifyInstance } from 'fastify'
import { BACK_OFFICE_API } from '../../domain/back-office-wire'
import { actorOf, requireRights } from '../operators/operator-access'
import type { Services } from '../services'
import { ChangedOperator, NewOperator, OperatorParams } from './operator.schemas'

const OPERATORS = `${BACK_OFFICE_API}/operators`

/** Management of operators, for admins. */
export function registerOperators(app: FastifyInstance, { operators }: Services): void {
  app.register(async (scope) => {
    requireRights(scope, { read: 'operators.read', write: 'operators.write' })

    scope.get(OPERATORS, async () => ({ operators: await operators.list() }))
    scope.post(OPERATORS, async (request, reply) => {
      const added = await operators.add(NewOperator.parse(request.body), actorOf(request))
      return reply.code(201).send(added)
    })
    scope.put(`${OPERATORS}/:email`, async (request) => {
      const { email } = OperatorParams.parse(request.params)
      return operators.change(email, ChangedOperator.parse(request.body), actorOf(request))
    })
    scope.post(`${OPERATORS}/:email/password`, async (request) => {
      const { email } = OperatorParams.parse(request.params)
      return operators.resetPassword(email, actorOf(request))
    })
  })
}
