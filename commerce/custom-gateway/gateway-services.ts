import {
  createCaptchaService,
  type CaptchaDependencies,
  type CaptchaService,
} from '../captcha/captcha.service'
import {
  createCustomObjectService,
  type CustomObjectService,
} from '../custom-objects/custom-object.service'
import type { Db } from '../db/client'
import {
  createSitemapService,
  type SitemapDependencies,
  type SitemapService,
} from '../seo/sitemap.service'
import {
  createServiceCaseService,
  type ServiceCaseDependencies,
  type ServiceCaseService,
} from '../service-cases/service-case.service'
import {
  createStockNoticeService,
  type StockNoticeDependencies,
  type StockNoticeService,
} from '../stock-notices/stock-notice.service'
import { createNewsletterService, type NewsletterService } from '../newsletter/newsletter.service'

/** Services that only the custom gateway's routes use. */
export interface GatewayServices {
  customObjects: CustomObjectService
  stockNotices: StockNoticeService
  serviceCases: ServiceCaseService
  sitemaps: SitemapService
  captcha: CaptchaService
  newsletter: NewsletterService
}

export function createGatewayServices(
  db: Db,
  dependencies: StockNoticeDependencies &
    SitemapDependencies &
    CaptchaDependencies &
    ServiceCaseDependencies,
): GatewayServices {
  return {
    customObjects: createCustomObjectService(db),
    stockNotices: createStockNoticeService(db, dependencies),
    serviceCases: createServiceCaseService(db, dependencies),
    sitemaps: createSitemapService(db, dependencies),
    captcha: createCaptchaService(db, dependencies),
    newsletter: createNewsletterService(db, dependencies),
  }
}
