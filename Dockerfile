# Samspel as a container, without PostgreSQL: it needs DATABASE_URL (docs/operations.md). `docker build -t samspel .`
FROM node:24-slim AS build
WORKDIR /source
COPY . .
RUN npm ci --include=dev --no-progress && npm run package -- --bare --folder /opt/samspel

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# What installs packages is not needed to run.
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /opt/yarn* && install -d -o node -g node -m 700 /data /backup
COPY --from=build /opt/samspel /opt/samspel
# By number, so that Kubernetes can tell that it is not root.
USER 1000:1000
WORKDIR /data
VOLUME /data /backup
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=2m \
  CMD ["node", "-e", "fetch(`http://localhost:${process.env.PORT}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["/opt/samspel/samspel"]
