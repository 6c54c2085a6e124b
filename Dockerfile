# The server with the built site, from the release folder (src/server/README.md, "Container").
#   docker build --build-arg SITE_URL=https://www.example.com --tag hearthline .

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /source
# Before the sources, so that a change of the site does not install everything again.
COPY package.json package-lock.json ./
# What npm runs after an installation.
COPY src/*.mjs src/
RUN npm ci --omit=dev --no-audit
COPY . .
# Canonical origin of the site. The default is the one of src/site.config.ts.
ARG SITE_URL=
ARG FORMS_ORIGIN=
RUN npm run release

FROM node:24.21.0-bookworm-slim
LABEL org.opencontainers.image.title="Hearthline" \
      org.opencontainers.image.licenses="MIT"
# MALLOC_*: for memory, as in src/server/deploy/hearthline.service.
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=4321 \
    DATABASE_URL=file:/data/leads.db \
    MALLOC_ARENA_MAX=1 \
    MALLOC_MMAP_THRESHOLD_=1048576
# Owned by root: the server can change nothing but its data.
COPY --from=build /source/release /app
# The link is for PostgreSQL, with which receipts of erasures and backups go to data/ of the working folder.
RUN install --directory --mode=0700 --owner=node --group=node /data && ln --symbolic /data /app/data
USER node
WORKDIR /app
VOLUME /data
EXPOSE 4321
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
    CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "--optimize-for-size", "serve.mjs"]
