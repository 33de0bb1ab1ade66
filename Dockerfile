# What serves the site: Node, the build, and the packages of the server. No shell, no package manager,
# nothing to write to. The tests run in Dockerfile.test.
FROM node:24-bookworm AS build
WORKDIR /build
COPY package.json package-lock.json ./
COPY scripts/setup.mjs scripts/setup.mjs
RUN node scripts/setup.mjs
COPY . .
# What pages say and headers allow is decided here; compose.yaml hands these on from .env.
ARG SITE_URL SITE_LIVE SITE_ANALYTICS HSTS CONFIRM_SIGNUPS SEND_ON INDEXNOW_KEY
RUN npm run build && npm run assemble -- /image/site
# Node without its symbols, and the libraries that it is linked with.
RUN mkdir -p /image/bin /image/tmp /image/site/data /image/site/backups \
  && strip -o /image/bin/node "$(command -v node)" \
  && ldd /image/bin/node | grep -o '/[^ ]*' | xargs cp --dereference --parents --target-directory=/image \
  && chown 65532:65532 /image/site/data /image/site/backups

FROM scratch
COPY --from=build /image /
WORKDIR /site
USER 65532:65532
ENV PATH=/bin HOST=0.0.0.0 BACKUP_DIR=backups
VOLUME ["/site/data", "/site/backups"]
EXPOSE 4173
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4173/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "src/server/main.ts"]
