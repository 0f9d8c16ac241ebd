/** Placeholder until the page is written. */
export default function CategoryPage() {
  return <h1>CategoryPage</h1>
}
