import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { ROOT_CONTEXT, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Seen } from './seen.ts';

/**
 * Sends a request as one trace, with each page, load, render, fragment and call in it. Imported only if
 * `OTEL_EXPORTER_OTLP_ENDPOINT` is set; the exporter reads that variable and the related ones (headers, time-out) itself.
 */
export function traceExporter() {
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({
      'service.name': process.env['OTEL_SERVICE_NAME'] || 'kashi-host',
    }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  const tracer = provider.getTracer('kashi-host');

  return {
    send({ page, status, startedAt, endedAt, pieces }: Seen): void {
      const request = tracer.startSpan(
        `GET ${page}`,
        { startTime: startedAt, attributes: { 'http.response.status_code': status } },
        ROOT_CONTEXT,
      );
      const within = trace.setSpan(ROOT_CONTEXT, request);
      for (const { work, outcome, endedAt: pieceEndedAt, release, team } of pieces) {
        const span = tracer.startSpan(
          `${work.kind} ${work.name}`,
          {
            startTime: pieceEndedAt - outcome.ms,
            attributes: { 'kashi.kind': work.kind, 'kashi.release': release, 'kashi.team': team },
          },
          within,
        );
        if (outcome.failed) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end(pieceEndedAt);
      }
      request.end(endedAt);
    },
    stop: () => provider.shutdown(),
  };
}
