import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { lazy } from 'react'
import { BrowserRouter, Redirect, Route, Switch } from 'react-router-dom'
import { hasRight } from '@domain/operator-rights'
import { EngineError } from './api/engine'
import { ConfirmationProvider, useConfirmation } from './parts/confirmation'
import { EditorNameProvider } from './parts/editor-name'
import { LoginPage } from './session/login-page'
import { BASE_PATH } from './session/return-path.rules'
import { useSession } from './session/session-context'
import { SessionGate } from './session/session-gate'
import { PageFrame } from './shell/page-frame'
import { SectionGate } from './shell/section-gate'
import { SECTIONS } from './shell/sections'

const ContentListPage = lazy(async () => ({
  default: (await import('./list/content-list-page')).ContentListPage,
}))
const EditorPage = lazy(async () => ({
  default: (await import('./editor/editor-page')).EditorPage,
}))
const OrdersPage = lazy(async () => ({
  default: (await import('./orders/orders-page')).OrdersPage,
}))
const OrderPage = lazy(async () => ({
  default: (await import('./orders/order-page')).OrderPage,
}))
const MailsPage = lazy(async () => ({
  default: (await import('./mails/mails-page')).MailsPage,
}))
const MailPage = lazy(async () => ({
  default: (await import('./mails/mail-page')).MailPage,
}))
const CustomersPage = lazy(async () => ({
  default: (await import('./customers/customers-page')).CustomersPage,
}))
const CustomerPage = lazy(async () => ({
  default: (await import('./customers/customer-page')).CustomerPage,
}))
const ReviewsPage = lazy(async () => ({
  default: (await import('./reviews/reviews-page')).ReviewsPage,
}))
const PageSpeedPage = lazy(async () => ({
  default: (await import('./page-speed/page-speed-page')).PageSpeedPage,
}))
const ProductsPage = lazy(async () => ({
  default: (await import('./products/products-page')).ProductsPage,
}))
const ProductPage = lazy(async () => ({
  default: (await import('./products/product-page')).ProductPage,
}))
const PromotionsPage = lazy(async () => ({
  default: (await import('./promotions/promotions-page')).PromotionsPage,
}))
const PromotionPage = lazy(async () => ({
  default: (await import('./promotions/promotion-page')).PromotionPage,
}))
const ExplanationPage = lazy(async () => ({
  default: (await import('./promotions/explanation-page')).ExplanationPage,
}))
const CouponsPage = lazy(async () => ({
  default: (await import('./coupons/coupons-page')).CouponsPage,
}))
const CouponPage = lazy(async () => ({
  default: (await import('./coupons/coupon-page')).CouponPage,
}))
const GiftCardsPage = lazy(async () => ({
  default: (await import('./gift-cards/gift-cards-page')).GiftCardsPage,
}))
const GiftCardPage = lazy(async () => ({
  default: (await import('./gift-cards/gift-card-page')).GiftCardPage,
}))
const ChangesPage = lazy(async () => ({
  default: (await import('./changes/changes-page')).ChangesPage,
}))
const OperatorsPage = lazy(async () => ({
  default: (await import('./operators/operators-page')).OperatorsPage,
}))

const RETRIES = 2

const client = new QueryClient({
  defaultOptions: {
    queries: {
      // what was refused is refused again
      retry: (count, error) =>
        count < RETRIES &&
        !(error instanceof EngineError && error.status >= 400 && error.status < 500),
      refetchOnWindowFocus: false,
    },
  },
})

/** The back office: its login, and its sections for who is logged in. */
export function BackOffice() {
  return (
    <QueryClientProvider client={client}>
      <ConfirmationProvider>
        <Pages />
      </ConfirmationProvider>
    </QueryClientProvider>
  )
}

function Pages() {
  const confirm = useConfirmation()
  /** What `Prompt` asks before a page is left. */
  const askBeforeLeaving = async (text: string, answer: (mayLeave: boolean) => void) =>
    answer(await confirm({ title: 'Leave without saving?', text, action: 'Leave' }))
  return (
    <BrowserRouter
      basename={BASE_PATH}
      getUserConfirmation={(text, answer) => void askBeforeLeaving(text, answer)}
    >
      <Switch>
        <Route exact path="/login" component={LoginPage} />
        <Route>
          <SessionGate>
            <EditorNameProvider>
              <PageFrame>
                <Sections />
              </PageFrame>
            </EditorNameProvider>
          </SessionGate>
        </Route>
      </Switch>
    </BrowserRouter>
  )
}

function Sections() {
  const { roles } = useSession()
  const first = SECTIONS.find(({ right }) => hasRight(roles, right))
  return (
    <Switch>
      <Route exact path="/content">
        <SectionGate right="content.read">
          <ContentListPage />
        </SectionGate>
      </Route>
      <Route path="/content/:id">
        <SectionGate right="content.read">
          <EditorPage />
        </SectionGate>
      </Route>
      <Route exact path="/orders">
        <SectionGate right="orders.read">
          <OrdersPage />
        </SectionGate>
      </Route>
      <Route path="/orders/:orderNo">
        <SectionGate right="orders.read">
          <OrderPage />
        </SectionGate>
      </Route>
      <Route exact path="/mails">
        <SectionGate right="mails.read">
          <MailsPage />
        </SectionGate>
      </Route>
      <Route path="/mails/:id">
        <SectionGate right="mails.read">
          <MailPage />
        </SectionGate>
      </Route>
      <Route exact path="/customers">
        <SectionGate right="customers.read">
          <CustomersPage />
        </SectionGate>
      </Route>
      <Route path="/customers/:customerNo">
        <SectionGate right="customers.read">
          <CustomerPage />
        </SectionGate>
      </Route>
      <Route exact path="/products">
        <SectionGate right="catalog.read">
          <ProductsPage />
        </SectionGate>
      </Route>
      <Route path="/products/:productId">
        <SectionGate right="catalog.read">
          <ProductPage />
        </SectionGate>
      </Route>
      <Route exact path="/promotions">
        <SectionGate right="promotions.read">
          <PromotionsPage />
        </SectionGate>
      </Route>
      <Route exact path="/promotions/explain">
        <SectionGate right="promotions.read">
          <ExplanationPage />
        </SectionGate>
      </Route>
      <Route path="/promotions/:siteId/:promotionId">
        <SectionGate right="promotions.read">
          <PromotionPage />
        </SectionGate>
      </Route>
      <Route exact path="/coupons">
        <SectionGate right="promotions.read">
          <CouponsPage />
        </SectionGate>
      </Route>
      <Route path="/coupons/:siteId/:couponId">
        <SectionGate right="promotions.read">
          <CouponPage />
        </SectionGate>
      </Route>
      <Route exact path="/gift-cards">
        <SectionGate right="gift-cards.read">
          <GiftCardsPage />
        </SectionGate>
      </Route>
      <Route path="/gift-cards/:id">
        <SectionGate right="gift-cards.read">
          <GiftCardPage />
        </SectionGate>
      </Route>
      <Route exact path="/reviews">
        <SectionGate right="reviews.read">
          <ReviewsPage />
        </SectionGate>
      </Route>
      <Route exact path="/page-speed">
        <SectionGate right="page-speed.read">
          <PageSpeedPage />
        </SectionGate>
      </Route>
      <Route exact path="/changes">
        <SectionGate right="changes.read">
          <ChangesPage />
        </SectionGate>
      </Route>
      <Route exact path="/operators">
        <SectionGate right="operators.read">
          <OperatorsPage />
        </SectionGate>
      </Route>
      <Redirect to={first?.path ?? '/content'} />
    </Switch>
  )
}
