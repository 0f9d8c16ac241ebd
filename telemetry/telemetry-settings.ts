import { z } from 'zod'
import { address, setting } from '../config/read-settings'

/**
 * Telemetry of storefront and engine. The names of OpenTelemetry's settings are its own
 * (https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables/); the exporter
 * itself reads `OTEL_EXPORTER_OTLP_HEADERS` besides.
 */
export const TELEMETRY_SETTINGS = {
  /** Where a collector takes OTLP over HTTP, without `/v1/traces`; absent: nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: address(),
  OTEL_SERVICE_NAME: setting(
    z
      .string()
      .regex(/^[\w.-]{1,64}$/)
      .optional(),
    'a name of letters, digits, dots and dashes',
  ),
  OTEL_TRACES_SAMPLER_ARG: setting(
    z.coerce.number().min(0).max(1).default(0.1),
    'the share of requests that are traced, from 0 to 1',
  ),
  /** Opens `/metrics` to other machines. */
  METRICS_TOKEN: setting(z.string().min(16).optional(), '16 characters or more', {
    isSecret: true,
  }),
}

export interface TelemetryConfig {
  /** Absent: nothing is traced. */
  tracing?: TracingConfig
  /** Asked for at `/metrics`; absent: only this machine may ask. */
  metricsToken?: string
}

export interface TracingConfig {
  /** The collector's address, without `/v1/traces`. */
  endpoint: string
  serviceName: string
  /** Share of the requests that begin here which are traced, 0 to 1. */
  sampleRatio: number
}

type TelemetrySettings = z.output<z.ZodObject<typeof TELEMETRY_SETTINGS>>

/** @param name of the process, where `OTEL_SERVICE_NAME` names none */
export function toTelemetryConfig(settings: TelemetrySettings, name: string): TelemetryConfig {
  const endpoint = settings.OTEL_EXPORTER_OTLP_ENDPOINT
  const { OTEL_SERVICE_NAME: serviceName = name, OTEL_TRACES_SAMPLER_ARG: sampleRatio } = settings
  return {
    ...(endpoint !== undefined && { tracing: { endpoint, serviceName, sampleRatio } }),
    metricsToken: settings.METRICS_TOKEN,
  }
}
