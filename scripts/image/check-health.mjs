// The health check of a container: exits with 0 if the container's process answers /health with
// 2xx.
const port = process.env.HEALTH_PORT ?? '3000'
const answer = await fetch(`http://127.0.0.1:${port}/health`, {
  signal: AbortSignal.timeout(4_000),
}).catch(() => undefined)
process.exitCode = answer?.ok ? 0 : 1
