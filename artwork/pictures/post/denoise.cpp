// Denoises a rendered picture from its two half-sample renders (after Rousselle et al. 2013).
//
// Each half is smoothed by non-local means with weights measured in the other half, so that noise never
// decides about itself; albedo, normal and depth keep edges. Works on log colour, so lamps do not dominate.
//
// usage: denoise WIDTH HEIGHT FOLDER STRENGTH
// reads  FOLDER/half0.raw, half1.raw (RGB) and features.raw (albedo 3, normal 3, depth 1), float32 interleaved
// writes FOLDER/denoised.raw (RGB)

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

using Plane = std::vector<float>;
using Colour = std::array<Plane, 3>;

constexpr int kSearch = 8;       // pixels to each side in which similar pixels are looked for
constexpr int kPatch = 2;        // half the size of the patches that are compared
constexpr int kVarianceBlur = 3; // half the size of the window that steadies the measured variance
constexpr float kLogScale = 24.f;
constexpr float kAlbedoWeight = 120.f, kNormalWeight = 14.f, kDepthWeight = 40.f;

static int width, height;

static size_t at(int x, int y) {
  return size_t(std::clamp(y, 0, height - 1)) * width + std::clamp(x, 0, width - 1);
}

static std::vector<float> read(const std::string &path, size_t count) {
  std::vector<float> values(count);
  FILE *file = std::fopen(path.c_str(), "rb");
  if (!file || std::fread(values.data(), sizeof(float), count, file) != count) {
    std::fprintf(stderr, "denoise: cannot read %zu values from %s\n", count, path.c_str());
    std::exit(1);
  }
  std::fclose(file);
  return values;
}

static Colour readLogColour(const std::string &path) {
  const size_t pixels = size_t(width) * height;
  const auto interleaved = read(path, pixels * 3);
  Colour planes;
  for (int c = 0; c < 3; c++) {
    planes[c].resize(pixels);
    for (size_t i = 0; i < pixels; i++) {
      const float value = interleaved[i * 3 + c];
      planes[c][i] = std::log1p(kLogScale * (std::isfinite(value) ? std::max(0.f, value) : 0.f));
    }
  }
  return planes;
}

static std::array<Plane, 7> readFeatures(const std::string &path) {
  const size_t pixels = size_t(width) * height;
  const auto interleaved = read(path, pixels * 7);
  std::array<Plane, 7> planes;
  for (int f = 0; f < 7; f++) {
    planes[f].resize(pixels);
    for (size_t i = 0; i < pixels; i++) planes[f][i] = interleaved[i * 7 + f];
  }
  for (float &depth : planes[6]) depth = 2.f * std::log1p(std::min(depth, 5000.f));
  return planes;
}

// Mean over a square window, clamped at the edges; `scratch` is as large as the picture.
static void boxMean(const Plane &in, Plane &out, Plane &scratch, int radius) {
#pragma omp parallel for
  for (int y = 0; y < height; y++) {
    double sum = 0;
    for (int x = -radius; x <= radius; x++) sum += in[at(x, y)];
    for (int x = 0; x < width; x++) {
      scratch[at(x, y)] = float(sum);
      sum += in[at(x + radius + 1, y)] - in[at(x - radius, y)];
    }
  }
  const float share = 1.f / float((2 * radius + 1) * (2 * radius + 1));
#pragma omp parallel for
  for (int y = 0; y < height; y++) {
    float *row = &out[at(0, y)];
    std::fill(row, row + width, 0.f);
    for (int d = -radius; d <= radius; d++) {
      const float *from = &scratch[at(0, y + d)];
      for (int x = 0; x < width; x++) row[x] += from[x];
    }
    for (int x = 0; x < width; x++) row[x] *= share;
  }
}

static float squared(float value) { return value * value; }

// A spark that the other half does not know, not even beside it, is an accident of sampling.
static Colour withoutSparks(const Colour &half, const Colour &other) {
  Colour result = half;
#pragma omp parallel for
  for (int y = 0; y < height; y++) {
    for (int x = 0; x < width; x++) {
      for (int c = 0; c < 3; c++) {
        float limit = 0;
        for (int dy = -1; dy <= 1; dy++)
          for (int dx = -1; dx <= 1; dx++) limit = std::max(limit, other[c][at(x + dx, y + dy)]);
        result[c][at(x, y)] = std::min(half[c][at(x, y)], limit);
      }
    }
  }
  return result;
}

static float featureDistance(const std::array<Plane, 7> &features, size_t p, size_t q) {
  float distance = 0;
  for (int f = 0; f < 3; f++) distance += kAlbedoWeight * squared(features[f][p] - features[f][q]);
  for (int f = 3; f < 6; f++) distance += kNormalWeight * squared(features[f][p] - features[f][q]);
  return distance + kDepthWeight * squared(features[6][p] - features[6][q]);
}

int main(int count, char **arguments) {
  if (count != 5) {
    std::fprintf(stderr, "usage: denoise WIDTH HEIGHT FOLDER STRENGTH\n");
    return 2;
  }
  width = std::atoi(arguments[1]);
  height = std::atoi(arguments[2]);
  const std::string folder = std::string(arguments[3]) + "/";
  const float strength = std::atof(arguments[4]);
  const size_t pixels = size_t(width) * height;

  const Colour first = readLogColour(folder + "half0.raw"), second = readLogColour(folder + "half1.raw");
  const std::array<Colour, 2> halves = {withoutSparks(first, second), withoutSparks(second, first)};
  const auto features = readFeatures(folder + "features.raw");

  Plane variance(pixels), scratch(pixels), measured(pixels, 0.f);
  for (int c = 0; c < 3; c++)
    for (size_t i = 0; i < pixels; i++) measured[i] += squared(halves[0][c][i] - halves[1][c][i]) / 6.f;
  boxMean(measured, variance, scratch, kVarianceBlur);
  for (float &value : variance) value += 1e-6f;

  std::array<Colour, 2> sums;
  for (auto &half : sums)
    for (auto &plane : half) plane.assign(pixels, 0.f);
  std::array<Plane, 2> weights = {Plane(pixels, 0.f), Plane(pixels, 0.f)};
  std::array<Plane, 2> distances = {Plane(pixels), Plane(pixels)};
  std::array<Plane, 2> patches = {Plane(pixels), Plane(pixels)};

  for (int dy = -kSearch; dy <= kSearch; dy++) {
    for (int dx = -kSearch; dx <= kSearch; dx++) {
      for (int h = 0; h < 2; h++) {
#pragma omp parallel for
        for (int y = 0; y < height; y++) {
          for (int x = 0; x < width; x++) {
            const size_t p = at(x, y), q = at(x + dx, y + dy);
            float difference = 0;
            for (int c = 0; c < 3; c++) difference += squared(halves[h][c][p] - halves[h][c][q]);
            const float expected = variance[p] + std::min(variance[q], variance[p]);
            const float scale = 1e-7f + strength * strength * (variance[p] + variance[q]);
            distances[h][p] = (difference / 3.f - expected) / scale;
          }
        }
        boxMean(distances[h], patches[h], scratch, kPatch);
      }
#pragma omp parallel for
      for (int y = std::max(0, -dy); y < std::min(height, height - dy); y++) {
        for (int x = std::max(0, -dx); x < std::min(width, width - dx); x++) {
          const size_t p = at(x, y), q = at(x + dx, y + dy);
          const float edge = featureDistance(features, p, q);
          for (int h = 0; h < 2; h++) {
            const float weight = std::exp(-std::max(std::max(0.f, patches[1 - h][p]), edge));
            for (int c = 0; c < 3; c++) sums[h][c][p] += weight * halves[h][c][q];
            weights[h][p] += weight;
          }
        }
      }
    }
  }

  std::vector<float> result(pixels * 3);
  for (size_t i = 0; i < pixels; i++) {
    for (int c = 0; c < 3; c++) {
      const float mean = (sums[0][c][i] / (weights[0][i] + 1e-9f) + sums[1][c][i] / (weights[1][i] + 1e-9f)) / 2;
      result[i * 3 + c] = std::expm1(mean) / kLogScale;
    }
  }
  FILE *file = std::fopen((folder + "denoised.raw").c_str(), "wb");
  if (!file || std::fwrite(result.data(), sizeof(float), result.size(), file) != result.size()) {
    std::fprintf(stderr, "denoise: cannot write %sdenoised.raw\n", folder.c_str());
    return 1;
  }
  std::fclose(file);
}
