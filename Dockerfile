# One image for both processes: the storefront (the default command) and the commerce engine.
# docs/deploy.md describes how to run them.

FROM node:24-bookworm-slim AS build
WORKDIR /srv/praline
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && npm run image -- /srv/image

FROM node:24-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/var/lib/praline COMMERCE_HOST=0.0.0.0
WORKDIR /srv/praline
COPY --from=build /srv/image ./
RUN mkdir -p /var/lib/praline && chown node:node /var/lib/praline
USER node
VOLUME /var/lib/praline
EXPOSE 3000 4000
# set HEALTH_PORT to 4000 in a container that runs the engine
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "scripts/image/check-health.mjs"]
STOPSIGNAL SIGTERM
CMD ["node", "--import", "tsx", "scripts/serve.ts"]
