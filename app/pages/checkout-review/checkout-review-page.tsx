/** Placeholder until the page is written. */
export default function CheckoutReviewPage() {
  return <h1>CheckoutReviewPage</h1>
}
