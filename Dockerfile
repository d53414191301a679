# The image of the hook server: compiled hooks and what they need at run time; no root, no shell script, nothing that
# is written to. scripts/dockerfile-steps.mjs runs these steps where there is no container engine.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts --no-audit --no-fund --loglevel=error
COPY tsconfig.json tsconfig.build.json ./
COPY hooks ./hooks
COPY apiserver ./apiserver
COPY simulator ./simulator
COPY cli ./cli
RUN npm run build
RUN npm prune --omit=dev --ignore-scripts --no-audit --no-fund --loglevel=error

FROM node:24-bookworm-slim
ENV NODE_ENV=production
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist/hooks ./dist/hooks
USER 65532:65532
EXPOSE 8443 9090
ENTRYPOINT ["node", "dist/hooks/main.js"]
