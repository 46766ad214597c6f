# The built pages and the server that hands them out; it needs no package at all:
#   docker build -f infra/docker/frontend.Dockerfile -t waymark/frontend:dev .
ARG NODE_IMAGE=node:24-bookworm-slim
ARG DEBIAN_IMAGE=debian:bookworm-slim

# --- The same in all four recipes, word for word, so that a builder that keeps stages runs it once. Works with every builder:
# --- no syntax line, no RUN --mount, no heredoc, no COPY --link.

# The sources, readable for everyone whatever the umask of who checked them out; and what packages and generated code are made
# from: while that stays the same, the stages below come from the build's memory.
FROM ${NODE_IMAGE} AS source
WORKDIR /source
COPY . .
RUN chmod -R a+rX . && mkdir /manifests /definitions \
  && find . \( -name package.json -o -name package-lock.json -o -name .npmrc -o -path './infra/docker/*.mjs' \) -exec cp --parents {} /manifests \; \
  && find proto services \( -path 'proto/*' -o -path '*/prisma/*' -o -name prisma.config.ts \) -type f -exec cp --parents {} /definitions \;

# Everything that builds: all packages but those of tests, with the generators.
FROM ${NODE_IMAGE} AS tools
WORKDIR /app
ENV PUPPETEER_SKIP_DOWNLOAD=1 PRISMA_SCHEMA_ENGINE_BINARY=/bin/true
COPY --from=source /manifests ./
RUN node infra/docker/narrow-workspaces.mjs --dev proto frontend gateway services/identity services/assessment services/report services/skills services/jobs services/learning services/game \
  && npm ci --ignore-scripts \
  && npm rebuild @bufbuild/buf

FROM tools AS generated
COPY --from=source /definitions ./
RUN export PATH=/app/node_modules/.bin:$PATH \
  && (cd proto && buf generate) \
  && for folder in services/*/prisma; do (cd "$folder/.." && prisma generate) || exit 1; done

# The file system that every process of ours runs on: no package manager of Node, no shell for its user.
FROM ${DEBIAN_IMAGE} AS runtime
COPY --from=source /usr/local/bin/node /usr/local/bin/node
RUN groupadd --gid 1000 waymark && useradd --uid 1000 --gid 1000 --home-dir /tmp --no-create-home --shell /usr/sbin/nologin waymark
ENV NODE_ENV=production HOME=/tmp LANG=C.UTF-8 TZ=UTC NODE_OPTIONS=--disable-warning=ExperimentalWarning
WORKDIR /app

# --- From here on each recipe is its own.

FROM tools AS built
COPY --from=source /source/services/shared/contracts ./services/shared/contracts
COPY --from=source /source/tsconfig.base.json ./
COPY --from=source /source/frontend ./frontend
RUN npm run build --workspace frontend

FROM runtime
ENV HTTP_HOST=0.0.0.0 HTTP_PORT=8000
COPY --from=source /source/frontend/package.json ./frontend/
COPY --from=source /source/frontend/server ./frontend/server
COPY --from=source /source/frontend/src/routes.ts ./frontend/src/
COPY --from=source /source/frontend/src/lib/price-notes.ts ./frontend/src/lib/
COPY --from=built /app/frontend/dist ./frontend/dist
RUN ln -s frontend/server/main.ts main.ts

USER 1000:1000
EXPOSE 8000
# By the shell alone: a Node started for each question would cost a tenth of a processor on a machine that runs a dozen of these.
HEALTHCHECK --interval=10s --timeout=10s --start-period=60s --retries=3 \
  CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/8000 && printf 'GET /readyz HTTP/1.0\\r\\n\\r\\n' >&3 && read -r line <&3 && [[ $line == *' 200 '* ]]"]
CMD ["node", "main.ts"]

ARG VERSION=dev
ARG REVISION=unknown
LABEL org.opencontainers.image.title="waymark/frontend" \
  org.opencontainers.image.description="The pages of Waymark" \
  org.opencontainers.image.vendor="Waymark" \
  org.opencontainers.image.licenses="Apache-2.0" \
  org.opencontainers.image.version="${VERSION}" \
  org.opencontainers.image.revision="${REVISION}"
