import type { FastifyInstance } from 'fastify'
import { BACK_OFFICE_API } from '../../contracts/back-office'
import { actorOf, requireRights } from '../operators/operator-access'
import type { OperatorServices } from '../operators/operator-services'
import { ChangedOperator, NewOperator, OperatorParams } from './operator.schemas'

export type OperatorsNeeds = Pick<OperatorServices, 'operators'>

const OPERATORS = `${BACK_OFFICE_API}/operators`

export function registerOperators(app: FastifyInstance, { operators }: OperatorsNeeds): void {
  app.register(async (scope) => {
    requireRights(scope, { read: 'operators.read', write: 'operators.write' })

    scope.get(OPERATORS, async () => ({ operators: await operators.list() }))
    scope.post(OPERATORS, async (request, reply) => {
      const operator = NewOperator.parse(request.body)
      const added = await operators.add(operator, actorOf(request))
      return reply.code(201).send(added)
    })
    scope.put(`${OPERATORS}/:email`, async (request) => {
      const { email } = OperatorParams.parse(request.params)
      const change = ChangedOperator.parse(request.body)
      return operators.change(email, change, actorOf(request))
    })
    scope.post(`${OPERATORS}/:email/password`, async (request) => {
      const { email } = OperatorParams.parse(request.params)
      return operators.resetPassword(email, actorOf(request))
    })
    scope.delete(`${OPERATORS}/:email/passkeys`, async (request) => {
      const { email } = OperatorParams.parse(request.params)
      return operators.removePasskeys(email, actorOf(request))
    })
  })
}
