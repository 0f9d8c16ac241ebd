// What a container's health check runs: exit code 0 while the process in it answers /health with
// 2xx.
const port = process.env.HEALTH_PORT ?? '3000'
const answer = await fetch(`http://127.0.0.1:${port}/health`, {
  signal: AbortSignal.timeout(4_000),
}).catch(() => undefined)
process.exitCode = answer?.ok ? 0 : 1
