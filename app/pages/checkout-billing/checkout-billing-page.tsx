/** Placeholder until the page is written. */
export default function CheckoutBillingPage() {
  return <h1>CheckoutBillingPage</h1>
}
