import type { AuditTables } from '../audit/audit.tables'
import type { AuthTables } from '../auth/auth.tables'
import type { BasketsTables } from '../baskets/baskets.tables'
import type { CatalogTables } from '../catalog/catalog.tables'
import type { ConsentsTables } from '../consents/consents.tables'
import type { ContentTables } from '../content/content.tables'
import type { GiftCertificatesTables } from '../gift-certificates/gift-certificates.tables'
import type { CustomObjectsTables } from '../custom-objects/custom-objects.tables'
import type { OfficeImportTables } from '../import/office/office-import.tables'
import type { MediaTables } from '../media/media.tables'
import type { MailTables } from '../mail/mail.tables'
import type { OperatorsTables } from '../operators/operators.tables'
import type { OrdersTables } from '../orders/orders.tables'
import type { CardGatewayTables } from '../providers/card-gateway/card-gateway.tables'
import type { PromotionsTables } from '../promotions/promotions.tables'
import type { ProductListsTables } from '../product-lists/product-lists.tables'
import type { StoredCardTables } from '../providers/card-gateway/stored-card.tables'
import type { PageSpeedTables } from '../page-speed/page-speed.tables'
import type { PageViewsTables } from '../page-views/page-views.tables'
import type { RecommendationsTables } from '../recommendations/recommendations.tables'
import type { ReviewsTables } from '../reviews/review.tables'
import type { CaptchaTables } from '../captcha/captcha.tables'
import type { CustomersTables } from '../customers/customers.tables'
import type { SeoTables } from '../seo/seo.tables'
import type { SearchTables } from '../search/search.tables'
import type { ServiceCasesTables } from '../service-cases/service-cases.tables'
import type { StockNoticesTables } from '../stock-notices/stock-notices.tables'
import type { ShopperContextTables } from '../shopper-context/shopper-context.tables'
import type { NewsletterTables } from '../newsletter/newsletter.tables'
import type { SubscriptionsTables } from '../subscriptions/subscriptions.tables'

/** All tables of the engine; each module defines its own in `<module>/<module>.tables.ts`. */
export interface Schema
  extends
    CatalogTables,
    AuditTables,
    AuthTables,
    CustomersTables,
    ProductListsTables,
    StoredCardTables,
    SearchTables,
    BasketsTables,
    OperatorsTables,
    OrdersTables,
    CardGatewayTables,
    CustomObjectsTables,
    ServiceCasesTables,
    StockNoticesTables,
    CaptchaTables,
    ConsentsTables,
    ContentTables,
    PageSpeedTables,
    PageViewsTables,
    RecommendationsTables,
    ReviewsTables,
    NewsletterTables,
    SubscriptionsTables,
    MailTables,
    MediaTables,
    OfficeImportTables,
    GiftCertificatesTables,
    PromotionsTables,
    ShopperContextTables,
    SeoTables {}
