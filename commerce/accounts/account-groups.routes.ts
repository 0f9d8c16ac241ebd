import type { FastifyInstance } from 'fastify'
import { requireShopper } from '../access/require-shopper'
import { getSite } from '../sites/site-context'
import { Problem } from '../http/problem'
import type { CustomerGroupsService } from '../customer-groups/customer-groups.service'
import { countSourceCode, type CountSourceCodeNeeds } from '../shopper-context/count-source-code'
import { DiscountCodeQuery, ShopperContextRequest } from './account.schemas'

export interface AccountGroupsNeeds extends CountSourceCodeNeeds {
  customerGroups: CustomerGroupsService
}

const PATH = '/custom/account/v1/organizations/:organizationId'

/** Customer groups, and the shopper's properties that may add them to a group (ACC-056). */
export function registerAccountGroups(app: FastifyInstance, services: AccountGroupsNeeds): void {
  const { customerGroups, shopperContexts } = services

  app.get(`${PATH}/all-customer-groups`, async (request) => {
    const { siteId } = await requireShopper(request)
    const groups = await customerGroups.listGroups(siteId)
    return {
      customerGroups: groups.map(({ id, description }) => ({
        id,
        ...(description && { description }),
      })),
    }
  })

  app.post(`${PATH}/shoppercontext`, async (request) => {
    const shopper = await requireShopper(request)
    const site = await getSite(request)
    const { sourceCode, customQualifiers } = ShopperContextRequest.parse(request.body)
    await countSourceCode(services, request, shopper, sourceCode)
    await shopperContexts.changeContext(shopper, shopper.usid, {
      ...(sourceCode !== undefined && { sourceCode }),
      ...(customQualifiers && { customQualifiers }),
    })
    const { customerGroupIds } = await shopperContexts.resolve(shopper, site)
    return { customerGroups: customerGroupIds }
  })

  app.get(`${PATH}/organization-discount-code`, async (request) => {
    const shopper = await requireShopper(request)
    const site = await getSite(request)
    const { organization_discount_code: code } = DiscountCodeQuery.parse(request.query)
    await countSourceCode(services, request, shopper, code)
    // an organization's code is a source code: its groups lead to special prices and campaigns
    const { sourceCodeGroupIds } = await shopperContexts.resolve(undefined, site, {
      sourceCode: code,
    })
    if (sourceCodeGroupIds.length > 0) {
      return { organizationDiscountCode: code, valid: true, sourceCodeGroupIds }
    }
    const detail = `No organization discount code '${code}' could be found.`
    const kind = 'organization-discount-code-not-found'
    throw new Problem(404, kind, 'Organization Discount Code Not Found', detail, { code })
  })
}
